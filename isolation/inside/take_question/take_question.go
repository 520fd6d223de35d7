// Package take_question gets the next question of the daemon.
package take_question

/*
#include <stdint.h>
int rkllmd_take_question(const uint64_t *at, uint64_t *message);
*/
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
)

// TakeQuestion puts the daemon's next question into m, where the one before stands, and returns how it came: 1 over the
// socket, 2 by the cell, 0 not at all: the daemon is gone. at is the lane, as serve_lane has it. Behind a question of
// rkllm_is_running it looks at the cell for the nanoseconds that this has named, before it waits at the socket. In the
// library's process its C half is called.
//
// **Runs on:** any thread that may wait.
func TakeQuestion(at unsafe.Pointer, m *isolation.Message) int32 {
	return int32(C.rkllmd_take_question((*C.uint64_t)(at), (*C.uint64_t)(&m[0])))
}
