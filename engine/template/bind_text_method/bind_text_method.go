// Package bind_text_method makes a method of texts.
package bind_text_method

import (
	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine/template/run_text_method"
)

// BindTextMethod returns run_text_method for one method, as gonja wants it.
//
// **Runs on:** any thread. What it returns runs on the thread that renders.
func BindTextMethod(name string) exec.Method[string] {
	return func(self string, _ *exec.Value, arguments *exec.VarArgs) (any, error) {
		return run_text_method.RunTextMethod(name, self, arguments)
	}
}
