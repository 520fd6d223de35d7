// Package name_main tells what the model is called that rkllm.init has loaded.
package name_main

import (
	"path/filepath"

	"rkllmd/generation"
	"rkllmd/generation/hub/find_loading"
	"rkllmd/generation/hub/find_model"
)

// NameMain returns the path of the model that main has, or that is being loaded for it, and its name; "": there is
// none.
//
// **Runs on:** any thread that may wait.
func NameMain(main *generation.Hub) (path, name string) {
	if loading, _, _ := find_loading.FindLoading(main); loading != nil {
		return loading.Path, filepath.Base(loading.Path)
	}
	if b, err := find_model.FindModel(main); err == nil {
		return b.Model.Path, b.Model.Name
	}
	if loaded := main.Path.Load(); loaded != nil { // it is there, but cannot be served here
		return *loaded, filepath.Base(*loaded)
	}
	return "", ""
}
