// Package rkllm_load_progress is what the embedded runtime calls while a model loads.
package rkllm_load_progress

/*
#include <stddef.h>
void RkllmLoadProgress(float done, size_t userdata);
*/
import "C"

import (
	"slices"
	"unsafe"

	"rkllmd/connection/send_to_connection"
	"rkllmd/rkllm/layout/append_float"
	"rkllmd/rkllm/run/find_callback_context"
	"rkllmd/utils"
	"rkllmd/utils/create_frame"
)

// Pointer is RkllmLoadProgress's address, for Library.SetLoadProgress.
var Pointer = unsafe.Pointer(C.RkllmLoadProgress)

// RkllmLoadProgress tells the client of an init how much of the model has been read, 0.0 to 1.0, by a $/progress
// notification whose value is {"progress": done}, and Progress of the context where that is set. userdata is the
// handle of the job's context.
//
// **Runs on:** the worker. It is called inside rkllm_init. **Holds:** nothing; send_to_connection takes Connection.Mu.
//
//export RkllmLoadProgress
func RkllmLoadProgress(done float32, userdata uintptr) {
	c := find_callback_context.FindCallbackContext(userdata)
	if c != nil && c.Progress != nil {
		c.Progress(done)
	}
	if c == nil || c.Broken || !c.Stream {
		return
	}
	message := append(slices.Grow(c.Buffer[:0], utils.HeadRoom)[:utils.HeadRoom], c.Prefix...)
	message = append_float.AppendFloat(append(message, `{"progress":`...), done)
	c.Buffer = append(append(message, '}'), c.Suffix...)
	c.Broken = send_to_connection.SendToConnection(c.Conn, create_frame.CreateFrame(c.Buffer, c.Framing)) != nil
}
