// Package text_method makes a method of texts.
package text_method

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine/edit_text"
)

// TextMethod returns edit_text for one method, as gonja wants it.
//
// **Runs on:** any thread; the method, the thread that renders.
func TextMethod(name string) exec.Method[string] {
	return func(self string, _ *exec.Value, arguments *exec.VarArgs) (any, error) {
		return edit_text.EditText(name, self, arguments)
	}
}
