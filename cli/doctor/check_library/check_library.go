// Package check_library looks at the library that would be served.
package check_library

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/library/check_selection"
	"rkllmd/cli/library/find_missing_libraries"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/detect_version"
)

// CheckLibrary notes which library serve would open, its version (that of choice, unless "") and how that is known, and
// which libraries it needs and the machine under root lacks. A vendor's library is read, never loaded. What would make
// serve refuse it, a slow build of the embedded runtime, and an RKNPU without the vendor's library are problems.
//
// **Runs on:** any thread.
func CheckLibrary(report *doctor.Report, s cli.LibrarySelection, choice cli.LibraryChoice,
	embedded cli.Embedded, root string) {
	l, advice := &report.Library, []string{}
	l.Path, l.Reason, l.Missing, l.Candidates = s.Path, s.Reason, []string{}, append([]string{}, s.Candidates...)
	err := check_selection.CheckSelection(s, cli.LibraryChoice{Version: choice.Version, Llama: choice.Llama,
		Isolate: true}, embedded)
	switch {
	case s.Path != cli.EmbeddedLibrary:
		var seen rkllm.Detection
		seen, err = detect_version.DetectVersion(s.Path, choice.Version)
		l.Version, l.Evidence, l.Generation = seen.Version, seen.Evidence, strings.Join(seen.Generations, " or ")
		if l.Missing = find_missing_libraries.FindMissingLibraries(s.Path, seen.Needed, root); len(l.Missing) > 0 {
			advice = append(advice, s.Path+" needs "+strings.Join(l.Missing, ", ")+
				", which the dynamic linker would not find: install it, or name its folder in LD_LIBRARY_PATH")
		}
		advice = append(advice, seen.Warning)
	case embedded.OpenRuntime == nil:
		l.Path = ""
	default:
		library := embedded.OpenRuntime()
		l.Version, l.Generation, l.Evidence = library.Version, library.Layout.Generation, library.Evidence
		advice = append(advice, embedded.DescribeBuild())
		if len(s.NPU.Devices) > 0 {
			advice = append(advice, "the NPU would not be used, because "+s.Reason+
				": name the vendor's librkllmrt.so with --library PATH (RKLLM_LIBRARY)")
		}
	}
	if err != nil {
		advice = append(advice, strings.TrimSuffix(err.Error(), "; "+cli.ErrUsage.Error()))
	}
	for _, text := range advice {
		if text != "" {
			report.Problems = append(report.Problems, doctor.Problem{About: "library", Advice: text})
		}
	}
}
