// Package check_builtin checks the name of a model inside the program.
package check_builtin

import (
	"fmt"
	"slices"
	"strings"

	"rkllmd/utils"
)

// CheckBuiltin refuses path, which begins with utils.BuiltinPrefix, unless what follows is one of names. The error says
// what there is.
//
// **Runs on:** any thread.
func CheckBuiltin(path string, names []string) error {
	switch {
	case slices.Contains(names, strings.TrimPrefix(path, utils.BuiltinPrefix)):
		return nil
	case len(names) == 0:
		return fmt.Errorf("there is no model %.200q: this library has no models inside, give the path of a model file",
			path)
	}
	return fmt.Errorf("there is no model %.200q, there is %s%s", path, utils.BuiltinPrefix, strings.Join(names, ", "+
		utils.BuiltinPrefix))
}
