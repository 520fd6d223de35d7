// Package list_findings applies all rules to a project.
package list_findings

import (
	"slices"

	"rkllmd/rules"
	"rkllmd/rules/check/check_c_function_count"
	"rkllmd/rules/check/check_c_function_name"
	"rkllmd/rules/check/check_client"
	"rkllmd/rules/check/check_crowd"
	"rkllmd/rules/check/check_dead_nouns"
	"rkllmd/rules/check/check_direction"
	"rkllmd/rules/check/check_function_count"
	"rkllmd/rules/check/check_function_literal"
	"rkllmd/rules/check/check_function_name"
	"rkllmd/rules/check/check_index"
	"rkllmd/rules/check/check_line_width"
	"rkllmd/rules/check/check_llama_calls"
	"rkllmd/rules/check/check_mirror"
	"rkllmd/rules/check/check_no_body"
	"rkllmd/rules/check/check_no_init"
	"rkllmd/rules/check/check_package_name"
	"rkllmd/rules/check/check_package_state"
	"rkllmd/rules/check/check_runs_on"
	"rkllmd/rules/check/check_size"
	"rkllmd/rules/check/check_snake_case"
	"rkllmd/rules/check/check_support"
	"rkllmd/rules/check/check_types_are_leaves"
	"rkllmd/rules/check/check_unreachable"
	"rkllmd/rules/check/check_verb"
	"rkllmd/rules/finding/compare_findings"
)

// ListFindings returns all breaches of RULES.md in a project, by file and line. It goes by the sources only: nothing is
// compiled, and what does not compile today is checked like the rest.
//
// **Runs on:** any thread.
func ListFindings(tree *rules.Tree) []rules.Finding {
	perFile := []func(*rules.File) []rules.Finding{
		check_function_count.CheckFunctionCount, check_function_name.CheckFunctionName,
		check_c_function_name.CheckCFunctionName,
		check_package_name.CheckPackageName, check_snake_case.CheckSnakeCase,
		check_no_init.CheckNoInit, check_no_body.CheckNoBody,
		check_function_literal.CheckFunctionLiteral, check_package_state.CheckPackageState,
		check_c_function_count.CheckCFunctionCount, check_size.CheckSize,
		check_direction.CheckDirection, check_types_are_leaves.CheckTypesAreLeaves,
		check_line_width.CheckLineWidth, check_runs_on.CheckRunsOn,
		check_llama_calls.CheckLlamaCalls,
	}
	ofClients := []func(*rules.File) []rules.Finding{
		check_client.CheckClient, check_no_init.CheckNoInit, check_no_body.CheckNoBody, check_size.CheckSize,
		check_line_width.CheckLineWidth,
	}
	perTree := []func(*rules.Tree) []rules.Finding{
		check_mirror.CheckMirror, check_unreachable.CheckUnreachable, check_crowd.CheckCrowd, check_verb.CheckVerb,
		check_dead_nouns.CheckDeadNouns, check_support.CheckSupport, check_index.CheckIndex,
	}
	var findings []rules.Finding
	for _, file := range tree.Files {
		if file.Broken != nil {
			findings = append(findings, *file.Broken)
		}
		if file.Broken != nil || file.Kind == rules.KindGenerated {
			continue
		}
		checks := perFile
		if file.Kind == rules.KindLibrary || file.Kind == rules.KindExample {
			checks = ofClients
		}
		for _, check := range checks {
			findings = append(findings, check(file)...)
		}
	}
	for _, check := range perTree {
		findings = append(findings, check(tree)...)
	}
	slices.SortFunc(findings, compare_findings.CompareFindings)
	return findings
}
