// Package blocked_signals tells which signals a thread does not get.
package blocked_signals

// void *rkllmd_blocked_signals(void *answer);
import "C"

import "unsafe"

// BlockedSignals returns the C function for a thread that writes its signal mask, bit n-1 of which is signal n, to the
// 8 bytes at its argument.
func BlockedSignals() unsafe.Pointer { return C.rkllmd_blocked_signals }
