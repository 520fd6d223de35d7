// Package write_verdicts writes what is remembered of versions of the library.
package write_verdicts

import (
	"encoding/json"
	"os"
	"path/filepath"

	"rkllmd/rkllm"
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
	file, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	_, err = file.Write(append(text, '\n'))
	if failed := file.Sync(); err == nil {
		err = failed
	}
	if failed := file.Close(); err == nil {
		err = failed
	}
	if err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}
