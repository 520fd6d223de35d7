// Package resolve_model reads the name of a model on the command line.
package resolve_model

import (
	"path/filepath"
	"strings"

	"rkllmd/utils"
)

// ResolveModel returns the absolute path of the model file that the user names, since the daemon may have another
// working directory. The name of a model inside the program (utils.BuiltinPrefix) stays as it is; a file of such a name
// is "./builtin:...".
//
// **Runs on:** any thread.
func ResolveModel(name string) (string, error) {
	if strings.HasPrefix(name, utils.BuiltinPrefix) {
		return name, nil
	}
	return filepath.Abs(name)
}
