// Package check_index compares the files INDEX.md with the sources.
package check_index

import (
	"maps"
	"slices"

	"rkllmd/rules"
	"rkllmd/rules/check/find_difference"
	"rkllmd/rules/finding/create_finding"
	"rkllmd/rules/index/describe_function"
	"rkllmd/rules/index/format_index"
	"rkllmd/rules/index/format_rules"
)

// CheckIndex reports files INDEX.md that are not what format_index writes, a RULES.md that lists other words than the
// checker knows, and functions whose comment does not give what the index says of them: what they do, and the thread
// they run on.
//
// **Runs on:** any thread.
func CheckIndex(tree *rules.Tree) []rules.Finding {
	var findings []rules.Finding
	for _, file := range tree.Files {
		if file.Kind != rules.KindVerb || len(file.Functions) == 0 {
			continue
		}
		if sentence, thread := describe_function.DescribeFunction(file); sentence == "" || thread == "" {
			findings = append(findings, create_finding.CreateFinding(file, file.Functions[0].Pos(), rules.SlugIndex,
				"the comment of %s lacks a first sentence on what it does, or the line \"**Runs on:** ...\"",
				file.Functions[0].Name.Name))
		}
	}
	right := format_index.FormatIndex(tree)
	for name := range tree.Indexes {
		right[name] += "" // one that should not exist has the right text "", so that it is found below
	}
	have := maps.Clone(tree.Indexes)
	if tree.Rules != "" {
		have["RULES.md"], right["RULES.md"] = tree.Rules, format_rules.FormatRules(tree.Rules)
	}
	for _, name := range slices.Sorted(maps.Keys(right)) {
		line := find_difference.FindDifference(have[name], right[name])
		if line > 0 {
			findings = append(findings, rules.Finding{File: name, Line: line, Slug: rules.SlugIndex,
				Message: "is not what the sources say; write it with: make index (" + rules.IndexCommand + ")"})
		}
	}
	return findings
}
