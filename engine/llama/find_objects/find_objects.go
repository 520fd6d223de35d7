// Package find_objects finds the files of a llama.cpp in a folder.
package find_objects

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"rkllmd/engine/llama"
	"rkllmd/engine/llama/is_copy"
	"rkllmd/engine/llama/list_needed"
	"rkllmd/utils/describe_system_error"
)

// FindObjects finds libllama in folder (libllama.so, libllama.so.0, libllama.v0.5.0.so), what of the folder it needs,
// and the backends of ggml beside it. Files that are names of the same one count once.
//
// **Runs on:** any thread. Nothing of them runs. Errors: the folder cannot be read, has no libllama or several, or one
// of those that are needed is damaged or for another machine.
func FindObjects(folder string) (llama.Objects, error) {
	var o llama.Objects
	entries, err := os.ReadDir(folder)
	if err != nil {
		return o, fmt.Errorf("%s cannot be read: %w", folder, describe_system_error.DescribeSystemError(err))
	}
	var found []string
	for _, entry := range entries {
		name := entry.Name()
		path, err := filepath.EvalSymlinks(filepath.Join(folder, name))
		if err != nil || !strings.Contains(name, ".so") {
			continue
		}
		switch {
		case strings.HasPrefix(name, "libllama.") && !slices.ContainsFunc(found, is_copy.IsCopy(path)):
			found = append(found, path)
		case strings.HasPrefix(name, "libggml-") && !strings.HasPrefix(name, "libggml-base."):
			o.Backends = append(o.Backends, filepath.Join(folder, name))
		}
	}
	switch {
	case len(found) == 0:
		return o, fmt.Errorf("%s has no libllama: a file libllama.so, libllama.so.0 or libllama.v0.5.0.so, as the "+
			"shared build of llama.cpp makes it", folder)
	case len(found) > 1:
		return o, fmt.Errorf("%s has several libllama, %s: leave the one that is wanted, with its ggml, in a folder "+
			"of its own", folder, strings.Join(found, " and "))
	}
	o.Llama = found[0]
	if o.Needed, err = list_needed.ListNeeded(o.Llama, folder); err != nil {
		return o, err
	}
	var backends []string
	for _, path := range o.Backends {
		if !slices.Contains(o.Needed, path) {
			backends = append(backends, path)
		}
	}
	o.Backends = backends
	return o, nil
}
