// Package check_versions looks at the versions of the library that would be served side by side.
package check_versions

import (
	"slices"
	"strings"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/list_remembered"
	"rkllmd/cli/library/find_missing_libraries"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_library"
	"rkllmd/rkllm/library/detect_version"
	"rkllmd/rkllm/versions/compare_versions"
	"rkllmd/rkllm/versions/read_verdicts"
)

// CheckVersions notes the version of each library at paths, newest first, with what is remembered of it, and returns
// the path of the newest; "": none can be served. One that cannot, or needs libraries that the machine under root
// lacks, is a problem, and so is a file of verdicts that cannot be read. They are read, never loaded.
//
// **Runs on:** any thread.
func CheckVersions(report *doctor.Report, paths []string, remembered *rkllm.Verdicts, root string) string {
	var verdicts []rkllm.Verdict
	var libraries []*rkllm.Library
	var wrong []doctor.VersionReport
	var advice []string
	if remembered != nil && remembered.Path != "" {
		var err error
		if verdicts, err = read_verdicts.ReadVerdicts(remembered.Path); err != nil {
			advice = append(advice, "what is remembered of the versions cannot be read, "+err.Error()+": remove "+
				remembered.Path)
		}
	}
	for _, path := range paths {
		seen, err := detect_version.DetectVersion(path, "")
		if err == nil {
			libraries = append(libraries, create_library.CreateLibrary(&seen))
			if missing := find_missing_libraries.FindMissingLibraries(path, seen.Needed, root); len(missing) > 0 {
				advice = append(advice, path+" needs "+strings.Join(missing, ", ")+
					", which the dynamic linker would not find: it would be left out")
			}
			continue
		}
		wrong = append(wrong, doctor.VersionReport{Path: path, Version: seen.Version, Evidence: seen.Evidence,
			Generation: strings.Join(seen.Generations, " or "), Error: err.Error(), Remembered: []string{}})
		advice = append(advice, path+" would be left out: "+err.Error())
	}
	for _, text := range advice {
		report.Problems = append(report.Problems, doctor.Problem{About: "library", Advice: text})
	}
	slices.SortStableFunc(libraries, compare_versions.CompareVersions)
	for _, library := range libraries {
		report.Library.Versions = append(report.Library.Versions, doctor.VersionReport{Path: library.Name,
			Version: library.Version, Generation: library.Layout.Generation, Evidence: library.Evidence,
			Remembered: list_remembered.ListRemembered(verdicts, remembered.Machine, library)})
	}
	report.Library.Versions = append(report.Library.Versions, wrong...)
	if len(libraries) == 0 {
		return ""
	}
	return libraries[0].Name
}
