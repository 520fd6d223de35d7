// Package keep_reason asks the embedded runtime in a process why a call has failed.
package keep_reason

import (
	"strings"
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_process"
	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/arena/free_block"
)

// KeepReason asks p, where it has the embedded runtime, why the call that has returned code has failed, and keeps that
// as Isolation.Reason. It does nothing for codes from 0 on, and for a library, which says no reasons.
//
// **Runs on:** the worker.
func KeepReason(p *isolation.Process, code int32) {
	i := p.Isolation
	if i.Runtime == nil || code >= 0 {
		return
	}
	block := allocate_block.AllocateBlock(i.Arena, isolation.ReasonSize)
	if block == nil {
		return
	}
	if _, answered := ask_process.AskProcess(p, isolation.Calls, isolation.LastError,
		[4]uint64{uint64(uintptr(block)), isolation.ReasonSize}, 0); !answered {
		return // the block may still be written to
	}
	text := string(unsafe.Slice((*byte)(block), isolation.ReasonSize))
	free_block.FreeBlock(i.Arena, block)
	text, _, _ = strings.Cut(strings.ToValidUTF8(text, "?"), "\x00")
	i.Reason.Store(&text)
}
