// Package open_isolated_library opens Rockchip's library in a process of its own.
package open_isolated_library

import (
	"rkllmd/isolation"
	"rkllmd/isolation/seam/bind_isolation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_library"
	"rkllmd/rkllm/library/describe_load_error"
	"rkllmd/rkllm/library/detect_version"
	"rkllmd/rkllm/library/log_version"
)

// OpenIsolatedLibrary does what open_library does, but that a process of its own loads the librkllmrt at path: nothing
// of it is ever in this one. What its calls are given is taken from an arena of its own. Several may be open, of the
// same file too; Isolated.Close gives one up.
//
// **Runs on:** any thread that may wait. Errors: those of open_library; that the process cannot be started.
func OpenIsolatedLibrary(path, version string, limits isolation.Limits) (*rkllm.Library, error) {
	d, err := detect_version.DetectVersion(path, version)
	if err != nil {
		return nil, err
	}
	library := create_library.CreateLibrary(&d)
	i := &isolation.Isolation{Path: d.Path, Version: d.Version, Layout: library.Layout, Limits: limits}
	if err = bind_isolation.BindIsolation(library, i); err != nil {
		return nil, describe_load_error.DescribeLoadError(d.Path, err)
	}
	log_version.LogVersion(&d, library)
	return library, nil
}
