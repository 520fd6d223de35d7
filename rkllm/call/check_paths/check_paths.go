// Package check_paths checks the file names of a call.
package check_paths

import (
	"fmt"
	"path/filepath"
	"strings"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_path"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/utils"
	"rkllmd/utils/check_builtin"
)

// CheckPaths validates every file name in the call's C memory and replaces it there by the resolved one. It is done
// right before the call, because files change while a call waits in the queue. What was checked is held open until
// close_paths. A model inside the library, which is one of builtins, is no file: its name stays, whatever the roots
// are.
//
// **Runs on:** the worker. Errors: "Invalid params" with the member, the path, and what is wrong with it.
func CheckPaths(m *rkllm.Memory, roots, builtins []string) *jsonrpc2.Error {
	for i := range m.Paths {
		path := &m.Paths[i]
		slot := (*unsafe.Pointer)(path.Slot)
		text := string(read_string.ReadString(*slot))
		if path.Use == rkllm.PathModel && strings.HasPrefix(text, utils.BuiltinPrefix) {
			if err := check_builtin.CheckBuiltin(text, builtins); err != nil {
				return refuse_value.RefuseValue(path.Name, "%v", err)
			}
			continue
		}
		resolved, file, err := check_path.CheckPath(text, path.Use, roots)
		if err != nil {
			return refuse_value.RefuseValue(path.Name, "%v", err)
		}
		path.File, path.Resolved, path.Held = file, resolved, fmt.Sprintf("/proc/self/fd/%d", file.Fd())
		if path.Use == rkllm.PathWrite {
			path.Held += "/" + filepath.Base(resolved)
		}
		if *slot, err = allocate_memory.AllocateMemory(m, uintptr(len(resolved))+1, 1); err != nil {
			return refuse_value.RefuseValue(path.Name, "%v", err)
		}
		copy(unsafe.Slice((*byte)(*slot), len(resolved)), resolved)
	}
	return nil
}
