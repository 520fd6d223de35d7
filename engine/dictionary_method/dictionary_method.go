// Package dictionary_method makes a method of dictionaries.
package dictionary_method

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine/list_pairs"
)

// DictionaryMethod returns list_pairs for one method, as gonja wants it.
//
// **Runs on:** any thread; the method, the thread that renders.
func DictionaryMethod(name string) exec.Method[map[string]any] {
	return func(_ map[string]any, self *exec.Value, arguments *exec.VarArgs) (any, error) {
		return list_pairs.ListPairs(name, self, arguments)
	}
}
