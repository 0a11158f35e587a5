//! The bots, in a thread of their own beside the page, which stays smooth while they think.

#[cfg(target_arch = "wasm32")]
fn main() {
    browser::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The bots' thread runs in a browser: `cargo xtask play` builds and opens it.");
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use bot_worker::{Ask, Bots, READY};
    use wasm_bindgen::prelude::{Closure, JsCast, wasm_bindgen};
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    #[wasm_bindgen]
    extern "C" {
        /// Milliseconds since the worker began.
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        fn clock() -> f64;
    }

    /// Answers questions until the page ends it.
    pub(crate) fn serve() {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let (reply, mut bots) = (scope.clone(), Bots::default());
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let asked = event.data().as_string().and_then(|text| serde_json::from_str::<Ask>(&text).ok());
            if let Some(ask) = asked {
                let text = serde_json::to_string(&bots.answer(&ask, &clock)).expect("an answer is plain data");
                let _ = reply.post_message(&text.into());
            }
        });
        scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        on_message.forget();
        let _ = scope.post_message(&READY.into());
    }
}
