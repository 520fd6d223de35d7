// Package choose_by_symbols decides the version of a library by the functions that it exports.
package choose_by_symbols

import (
	"fmt"
	"slices"
	"strings"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library"
	"rkllmd/rkllm/library/list_missing"
	"rkllmd/rkllm/library/list_versions"
)

// ChooseBySymbols sets d's version, generations and evidence by the exported functions alone. They tell generation A
// for sure: without rkllm_set_chat_template. With it but without rkllm_get_kv_cache_size it is B or b, whose
// multimodal inputs differ; with both C or D, which export the same functions.
//
// **Runs on:** any thread. Errors: that it is no librkllmrt; that it could be several versions, and how to name the
// right one.
func ChooseBySymbols(d *rkllm.Detection) error {
	d.Evidence = "symbols"
	_, template := slices.BinarySearch(d.Symbols, "rkllm_set_chat_template")
	_, sizes := slices.BinarySearch(d.Symbols, "rkllm_get_kv_cache_size")
	missing := list_missing.ListMissing("A", d.Symbols)
	switch {
	case d.Symbols == nil:
		return fmt.Errorf("%s does not tell its version: give it with %s, one of %s", d.Path, library.ForceFlag,
			list_versions.ListVersions(""))
	case missing != nil:
		return fmt.Errorf("%s is no %s: it does not have %s", d.Path, library.Name, strings.Join(missing, ", "))
	case sizes && template:
		d.Generations = []string{"C", "D"}
	case template:
		d.Generations = []string{"B", "b"}
	default:
		d.Generations = []string{"A"}
		versions := rkllm.LayoutA.Versions
		d.Version = versions[0] + " to " + versions[len(versions)-1]
		return nil
	}
	return fmt.Errorf("%s does not tell its version, and by its functions it could be any of %s, whose "+
		"structures differ: give the right one with %s",
		d.Path, list_versions.ListVersions(strings.Join(d.Generations, "")), library.ForceFlag)
}
