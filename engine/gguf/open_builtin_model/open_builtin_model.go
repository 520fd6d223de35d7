// Package open_builtin_model gives a model inside this program a path that can be opened.
package open_builtin_model

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/utils"
	"rkllmd/utils/check_builtin"
	"rkllmd/utils/describe_system_error"
	"rkllmd/utils/find_opened"
)

// OpenBuiltinModel returns the path at which this process can open the model that path names: that of the file which
// was checked under path (find_opened), path itself where none was, or, where it begins with utils.BuiltinPrefix, that
// of a file in memory with the model from engine.Builtins, made once per process. Messages keep to path.
//
// **Runs on:** any thread. **Holds:** engine.BuiltinFiles. Errors: a name that is not in engine.Builtins, no memory.
func OpenBuiltinModel(path string) (string, error) {
	name, builtin := strings.CutPrefix(path, utils.BuiltinPrefix)
	if !builtin {
		opened, _ := find_opened.FindOpened(path)
		return opened, nil
	}
	if err := check_builtin.CheckBuiltin(path, slices.Sorted(maps.Keys(engine.Builtins))); err != nil {
		return "", err
	}
	gguf.BuiltinFiles.Lock()
	defer gguf.BuiltinFiles.Unlock()
	if opened, found := gguf.BuiltinFiles.Paths[name]; found {
		return opened, nil
	}
	fd, err := unix.MemfdCreate(path, unix.MFD_CLOEXEC)
	if err != nil {
		return "", fmt.Errorf("%s cannot be opened: %w", path, describe_system_error.DescribeSystemError(err))
	}
	opened := fmt.Sprintf("/proc/self/fd/%d", fd)
	if err := os.WriteFile(opened, engine.Builtins[name], 0); err != nil {
		unix.Close(fd)
		return "", fmt.Errorf("%s cannot be opened: %w", path, describe_system_error.DescribeSystemError(err))
	}
	if gguf.BuiltinFiles.Paths == nil {
		gguf.BuiltinFiles.Paths = map[string]string{}
	}
	gguf.BuiltinFiles.Paths[name] = opened
	return opened, nil
}
