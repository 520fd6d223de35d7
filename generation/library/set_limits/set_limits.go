// Package set_limits says how long answers may get.
package set_limits

// SetLimits sets max_context_len of param, members of an RKLLMParam, to context, unless that is 0, and max_new_tokens,
// unless it is there, so that an answer goes on until it ends or the context is full: in the embedded runtime -1 says
// that; of the vendor's library it is not known in which versions it does, and the number of tokens that the context
// holds comes to the same. Where neither is said, the vendor's library has its own defaults.
//
// **Runs on:** any thread.
func SetLimits(param map[string]any, context int, embedded bool) {
	if context > 0 {
		param["max_context_len"] = context
	}
	if param["max_new_tokens"] != nil {
		return
	}
	switch {
	case embedded:
		param["max_new_tokens"] = -1
	case context > 0:
		param["max_new_tokens"] = context
	}
}
