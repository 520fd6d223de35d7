// Package ollama_pull pretends to fetch a model.
package ollama_pull

import (
	"context"
	"errors"
	"strings"

	"rkllmd/store"
	"rkllmd/store/fetch"
	"rkllmd/store/pull"
	"rkllmd/store/remote"
)

// OllamaPull is a web.Store.Pull that tells what a pull tells, and fails for a name that says so.
func OllamaPull(_ context.Context, name string, tell func(pull.Event)) (store.Model, error) {
	if strings.HasSuffix(name, "fails") {
		return store.Model{}, errors.New("it has failed")
	}
	progress, checked := &fetch.Progress{}, &fetch.Progress{}
	progress.Total.Store(100)
	progress.Done.Store(40)
	checked.Checked.Store(1)
	file := remote.File{SHA256: "0123456789abcdef"}
	tell(pull.Event{Stage: pull.StageLook})
	tell(pull.Event{Stage: pull.StageFile, File: file, Progress: progress})
	tell(pull.Event{Stage: pull.StageFile, File: file, Progress: checked})
	tell(pull.Event{Stage: pull.StageWrite})
	return store.Model{}, nil
}
