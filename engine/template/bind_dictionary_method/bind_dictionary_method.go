// Package bind_dictionary_method makes a method of dictionaries.
package bind_dictionary_method

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine/template/list_pairs"
)

// BindDictionaryMethod returns list_pairs for one method, as gonja wants it.
//
// **Runs on:** any thread. What it returns runs on the thread that renders.
func BindDictionaryMethod(name string) exec.Method[map[string]any] {
	return func(_ map[string]any, self *exec.Value, arguments *exec.VarArgs) (any, error) {
		return list_pairs.ListPairs(name, self, arguments)
	}
}
