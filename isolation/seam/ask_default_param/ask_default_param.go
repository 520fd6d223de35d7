// Package ask_default_param is rkllm_createDefaultParam of an isolated library.
package ask_default_param

import (
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_process"
	"rkllmd/isolation/process/check_results"
	"rkllmd/isolation/process/take_process"
	"rkllmd/isolation/seam/find_loss"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arena/allocate_block"
	"rkllmd/rkllm/arena/free_block"
)

// AskDefaultParam returns Isolated.DefaultParam over i: it asks once, and keeps the answer. Whoever comes meanwhile
// waits for it: a second answer in its place would take away the texts that the first one leads to.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. **Holds:** that takes Isolation.Asking,
// and Isolation.Mu for moments.
func AskDefaultParam(i *isolation.Isolation) func() (unsafe.Pointer, *jsonrpc2.Error) {
	return func() (unsafe.Pointer, *jsonrpc2.Error) {
		i.Asking.Lock()
		defer i.Asking.Unlock()
		i.Mu.Lock()
		known := i.Default
		i.Mu.Unlock()
		if known != nil {
			return unsafe.Pointer(unsafe.SliceData(known)), nil
		}
		p, err := take_process.TakeProcess(i)
		if err != nil {
			return nil, &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded, Message: err.Error()}
		}
		block := allocate_block.AllocateBlock(i.Arena, isolation.DefaultSize)
		if block == nil {
			return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInternalError, Message: "out of memory"}
		}
		answer, answered := ask_process.AskProcess(p, isolation.Quick, isolation.CreateDefaultParam,
			[4]uint64{uint64(uintptr(block)), isolation.DefaultSize}, 0)
		if !answered { // the block may still be written to
			return nil, find_loss.FindLoss(i, rkllm.LostCode)
		}
		defer free_block.FreeBlock(i.Arena, block)
		param, err := check_results.CheckResults(nil, i.Defaults, 1024, 1, block,
			uintptr(min(answer[1], isolation.DefaultSize)))
		if err != nil {
			return nil, &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded, Message: err.Error()}
		}
		i.Mu.Lock()
		defer i.Mu.Unlock()
		i.Default = param
		return unsafe.Pointer(unsafe.SliceData(param)), nil
	}
}
