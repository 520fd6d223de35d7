// Package write_verdicts writes what is remembered of versions of the library.
package write_verdicts

import (
	"encoding/json"
	"os"
	"path/filepath"

	"rkllmd/rkllm"
	"rkllmd/utils/replace_text"
)

// WriteVerdicts writes verdicts to the file at path, in the place of what is there: all of them, or, where that fails,
// none. Its folder is made where there is none.
//
// **Runs on:** any thread. Errors: those of the system.
func WriteVerdicts(path string, verdicts []rkllm.Verdict) error {
	text, err := json.MarshalIndent(map[string]any{"format": rkllm.VerdictsFormat, "verdicts": verdicts}, "", "  ")
	if err != nil {
		return err
	}
	if err = os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return replace_text.ReplaceText(path, append(text, '\n'), 0o600)
}
