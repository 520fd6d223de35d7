// Package read_verdicts reads what is remembered of versions of the library.
package read_verdicts

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
)

// ReadVerdicts returns the verdicts in the file at path, none where there is no such file.
//
// **Runs on:** any thread. Errors: the file cannot be read, or holds something else.
func ReadVerdicts(path string) ([]rkllm.Verdict, error) {
	file, err := os.OpenFile(path, os.O_RDONLY|unix.O_NONBLOCK, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, rkllm.MaxVerdictFile+1))
	if err != nil {
		return nil, err
	}
	if len(text) > rkllm.MaxVerdictFile {
		return nil, fmt.Errorf("it has more than %d bytes", rkllm.MaxVerdictFile)
	}
	var kept struct {
		Format   int
		Verdicts []rkllm.Verdict
	}
	if err = json.Unmarshal(text, &kept); err != nil {
		return nil, err
	}
	if kept.Format != rkllm.VerdictsFormat {
		return nil, fmt.Errorf("its format is %d, not %d", kept.Format, rkllm.VerdictsFormat)
	}
	return kept.Verdicts[:min(len(kept.Verdicts), rkllm.MaxVerdicts)], nil
}
