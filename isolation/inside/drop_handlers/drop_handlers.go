// Package drop_handlers has crashes end a process by their signals.
package drop_handlers

// void rkllmd_drop_handlers(void);
import "C"

// DropHandlers has crashes of C code end this process by their signals from now on, which tells the daemon more than
// Go's own report would, and is shorter.
//
// **Runs on:** any thread.
func DropHandlers() {
	C.rkllmd_drop_handlers()
}
