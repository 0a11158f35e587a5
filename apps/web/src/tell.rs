//! What happened, in words.
