// Package list_rules lists the files that a library may use.
package list_rules

import (
	"os"
	"path/filepath"

	"rkllmd/isolation"
)

// ListRules returns the rules of apply_landlock for the process of the library at path: the system's libraries, what
// is told of the machine, the NPU and GPUs and what goes with them, the library itself with those beside it, the
// folders of LD_LIBRARY_PATH and that of RKLLMRT_LLAMA, those of isolation.Caches, which it may write, and what lies
// below roots, where models, adapters and prompt caches are. Without roots these may be anywhere, and so every file may
// be used.
//
// **Runs on:** any thread. Follows docs/isolation.md, "What the process may reach".
func ListRules(path string, roots []string) []string {
	var caches []string
	for _, variable := range isolation.Caches {
		if folder := os.Getenv(variable); folder != "" {
			caches = append(caches, "c"+folder)
		}
	}
	if len(roots) == 0 {
		return append(caches, "w/", "d/dev")
	}
	rules := append(caches, "r/usr", "r/lib", "r/lib64", "r/etc/ld.so.cache", "r/etc/localtime", "r/etc/OpenCL",
		"r/etc/vulkan", "r/proc", "r/sys", "d/dev/null", "d/dev/zero", "d/dev/random", "d/dev/urandom", "d/dev/dri",
		"d/dev/dma_heap",
		"d/dev/rknpu", "d/dev/mpp_service", "d/dev/rga", "d/dev/mali0", "r"+path)
	folders := []string{filepath.Dir(path)}
	if resolved, err := filepath.EvalSymlinks(path); err == nil {
		folders = append(folders, filepath.Dir(resolved))
	}
	for _, folder := range folders {
		beside, _ := filepath.Glob(filepath.Join(folder, "*.so*"))
		for _, file := range beside {
			rules = append(rules, "r"+file)
		}
	}
	// the second names the folder of a llama.cpp for our own librkllmrt.so
	for _, folder := range append(filepath.SplitList(os.Getenv("LD_LIBRARY_PATH")), os.Getenv("RKLLMRT_LLAMA")) {
		if folder != "" {
			rules = append(rules, "r"+folder)
		}
	}
	gpus, _ := filepath.Glob("/dev/nvidia*")
	for _, file := range append(gpus, "/dev/kfd") {
		rules = append(rules, "d"+file)
	}
	for _, root := range roots {
		rules = append(rules, "w"+root)
	}
	return rules
}
