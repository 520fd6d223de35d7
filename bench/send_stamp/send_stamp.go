// Package send_stamp has the callback that is the floor.
package send_stamp

// int send_stamp(void *result, void *userdata, int state);
import "C"

import "unsafe"

// SendStamp returns the address of a result callback in C that writes {"text":...} and a newline to the descriptor that
// is its userdata: the shortest way from a callback to a client.
//
// **Runs on:** any thread. The callback runs on the thread that calls it.
func SendStamp() unsafe.Pointer {
	return unsafe.Pointer(C.send_stamp)
}
