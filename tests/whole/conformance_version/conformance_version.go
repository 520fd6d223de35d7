// Package conformance_version says what a version of the library has.
package conformance_version

import "strings"

// Version is one version of librkllmrt, as the conformance library plays it.
type Version struct {
	Name, Generation string
	Functions        []string // without the prefix rkllm_
	RunAsyncHangs    bool
}

// ConformanceVersion returns what a version of librkllmrt is like. A generation's letter stands for its newest version.
func ConformanceVersion(name string) Version {
	if newest := map[string]string{"A": "1.1.4", "B": "1.2.0", "b": "1.2.1b1", "C": "1.2.3",
		"D": "1.3.0"}[name]; newest != "" {
		name = newest
	}
	v := Version{Name: name, Generation: "A", Functions: []string{"createDefaultParam", "init", "destroy", "run",
		"run_async",
		"abort", "is_running", "load_lora", "load_prompt_cache", "release_prompt_cache"}}
	switch {
	case strings.HasPrefix(name, "1.1."):
	case name == "1.2.0":
		v.Generation = "B"
	case name == "1.2.1b1":
		v.Generation = "b"
	case strings.HasPrefix(name, "1.2."):
		v.Generation = "C"
	case name == "1.3.0":
		v.Generation = "D"
	}
	if v.Generation != "A" {
		v.Functions = append(v.Functions, "clear_kv_cache", "set_chat_template")
	}
	if v.Generation == "C" || v.Generation == "D" {
		v.Functions = append(v.Functions, "get_kv_cache_size", "set_function_tools", "set_cross_attn_params")
	}
	v.RunAsyncHangs = strings.Contains("ABb", v.Generation) || name == "1.2.1"
	return v
}
