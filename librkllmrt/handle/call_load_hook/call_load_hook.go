// Package call_load_hook tells the caller how far a load has come.
package call_load_hook

// #include <stdint.h>
// void rkllmd_call_load_hook(void *function, float done, uintptr_t userdata);
import "C"

import "rkllmd/librkllmrt"

// CallLoadHook tells the function that BuiltinRkllmSetLoadProgress was given that done, 0 to 1, of a model is loaded.
// Where there is none it does nothing.
//
// **Runs on:** one thread at a time. It is the one that called rkllm_init. **Holds:** LoadHook while it is read, not
// during the call.
func CallLoadHook(done float32) {
	librkllmrt.LoadHook.Lock()
	function, userdata := librkllmrt.LoadHook.Function, librkllmrt.LoadHook.Userdata
	librkllmrt.LoadHook.Unlock()
	if function != nil {
		C.rkllmd_call_load_hook(function, C.float(done), C.uintptr_t(userdata))
	}
}
