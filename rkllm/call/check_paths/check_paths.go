// Package check_paths checks the file names of a call.
package check_paths

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_path"
	"rkllmd/rkllm/layout/refuse_value"
	"rkllmd/rkllm/layout/write_text"
	"rkllmd/utils"
	"rkllmd/utils/check_builtin"
)

// CheckPaths validates every file name of a call and puts the resolved one into its C memory, from which it reads
// nothing: the process of an isolated library may have written there. It is done
// right before the call, because files change while a call waits in the queue. What was checked is held open until
// close_paths. A model inside the library, which is one of builtins, is no file: its name stays, whatever the roots
// are.
//
// **Runs on:** the worker. Errors: "Invalid params" with the member, the path, and what is wrong with it.
func CheckPaths(m *rkllm.Memory, roots, builtins []string) *jsonrpc2.Error {
	for i := range m.Paths {
		path := &m.Paths[i]
		if path.Use == rkllm.PathModel && strings.HasPrefix(path.Text, utils.BuiltinPrefix) {
			if err := check_builtin.CheckBuiltin(path.Text, builtins); err != nil {
				return refuse_value.RefuseValue(path.Name, "%v", err)
			}
			continue
		}
		resolved, file, err := check_path.CheckPath(path.Text, path.Use, roots)
		if err != nil {
			return refuse_value.RefuseValue(path.Name, "%v", err)
		}
		path.File, path.Resolved, path.Held = file, resolved, fmt.Sprintf("/proc/self/fd/%d", file.Fd())
		path.Text = resolved
		if path.Use == rkllm.PathWrite {
			path.Held += "/" + filepath.Base(resolved)
		}
		block, err := write_text.WriteText(m, resolved)
		if err != nil {
			return refuse_value.RefuseValue(path.Name, "%v", err)
		}
		*(*uintptr)(path.Slot) = uintptr(block) // no pointer: what stood there may be none, and Go would look at it
	}
	return nil
}
