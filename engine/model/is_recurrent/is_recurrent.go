// Package is_recurrent knows the models that cannot take back a part of a sequence.
package is_recurrent

// #include <stdbool.h>
// bool rkllmd_is_recurrent(void *model);
import "C"

import "rkllmd/engine"

// IsRecurrent reports whether the model keeps a state that every token changes (Mamba, RWKV, and those that have
// attention as well), instead of something for each token. Of such a state no part can be taken back.
//
// **Runs on:** any thread.
func IsRecurrent(m *engine.Model) bool {
	return bool(C.rkllmd_is_recurrent(m.Ptr))
}
