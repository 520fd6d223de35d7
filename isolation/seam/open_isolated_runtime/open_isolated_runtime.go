// Package open_isolated_runtime opens the runtime inside this program in a process of its own.
package open_isolated_runtime

import (
	"rkllmd/isolation"
	"rkllmd/isolation/seam/ask_row_size"
	"rkllmd/isolation/seam/bind_isolation"
	"rkllmd/rkllm"
)

// OpenIsolatedRuntime returns runtime, a library of this program, as one whose calls are made in processes of this
// program, each of which is told words (serve_runtime) when it starts. In messages it is called title; folder is where
// it has further code from, which the processes may read. What the runtime can do beside the functions of the C API is
// left out, but for reasons of failures and the size of rows.
//
// **Runs on:** any thread that may wait. Errors: why the first process does not serve, in its own words.
func OpenIsolatedRuntime(runtime *rkllm.Library, words []byte, title, folder string, limits isolation.Limits) (
	*rkllm.Library, error) {
	library := *runtime
	library.LastError, library.SetLoadProgress, library.DescribeTemplate = nil, nil, nil
	library.RowSize, library.Prompt = ask_row_size.Pointer, false
	i := &isolation.Isolation{Path: folder, Version: runtime.Version, Layout: runtime.Layout, Limits: limits,
		Runtime: words, Title: title}
	if err := bind_isolation.BindIsolation(&library, i); err != nil {
		return nil, err
	}
	return &library, nil
}
