// Package name_converter reads which converter has made a model.
package name_converter

import (
	"rkllmd/store/pull"
)

// NameConverter returns the version of RKLLM's converter that stands in the name of a *.rkllm, or else in that of its
// repository; "": it does not.
//
// **Runs on:** any thread.
func NameConverter(name, repo string) string {
	for _, text := range []string{name, repo} {
		if found := pull.Converter.FindStringSubmatch(text); found != nil {
			return found[1]
		}
	}
	return ""
}
