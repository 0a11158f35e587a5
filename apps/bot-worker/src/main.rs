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
    use bot_worker::Bots;
    use wasm_bindgen::prelude::{Closure, JsCast, wasm_bindgen};
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
    use wire::bots::{Question, READY};

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
            let asked = event.data().as_string().and_then(|text| wire::read::<Question>(&text).ok());
            if let Some(ask) = asked {
                let text = wire::write(&bots.answer(&ask, &clock));
                let _ = reply.post_message(&text.into());
            }
        });
        scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        on_message.forget();
        let _ = scope.post_message(&READY.into());
    }
}
