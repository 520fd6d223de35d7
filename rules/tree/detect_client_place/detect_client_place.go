// Package detect_client_place says what a file under clients/ may hold.
package detect_client_place

import (
	"path"
	"strings"

	"rkllmd/rules"
)

// DetectClientPlace is detect_place for what stands under clients/: libraries in Go and C for programs of others. parts
// is the path below clients/.
//
// **Runs on:** any thread.
func DetectClientPlace(parts []string) (place rules.Place, problem string) {
	last := parts[len(parts)-1]
	suffix := path.Ext(last)
	name := strings.TrimSuffix(last, suffix)
	place = rules.Place{Kind: rules.KindLibrary, Area: rules.Clients, Name: name}
	folder := path.Join(parts[:len(parts)-1]...)
	switch {
	case folder == "rkllm-go" && suffix == ".go", folder == "rkllm-c/src" && suffix == ".c":
		return place, ""
	case (folder == "rkllm-c" || folder == "rkllm-c/src") && suffix == ".h":
		place.Kind = rules.KindHeader
		return place, ""
	case folder == "rkllm-c/examples" && suffix == ".c",
		path.Dir(folder) == "rkllm-go/examples" && last == "main.go":
		place.Kind = rules.KindExample
		return place, ""
	}
	return rules.Place{}, "under clients/ a function stands in rkllm-go/N.go or rkllm-c/src/N.c, a program that " +
		"shows something in rkllm-go/examples/N/main.go or rkllm-c/examples/N.c"
}
