// Package choose_version decides which version of the library was seen.
package choose_version

import (
	"fmt"
	"strings"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_layout"
	"rkllmd/rkllm/library"
	"rkllmd/rkllm/library/choose_by_symbols"
	"rkllmd/rkllm/library/list_missing"
	"rkllmd/rkllm/library/list_versions"
)

// ChooseVersion sets d's version, generation and evidence by what read_library has seen: the blob id, the text, the
// symbols, in this order. It never guesses: the wrong one of two generations crashes or is silently wrong.
//
// **Runs on:** any thread. Errors: that the version is not known, or could be several, and how to name it; that
// functions which the version must have are missing.
func ChooseVersion(d *rkllm.Detection) error {
	text := d.Text
	known, exact := library.KnownLibraries[d.BlobID]
	switch {
	case exact:
		d.Version, d.Evidence = known, "blob id "+d.BlobID
	case text == "":
		return choose_by_symbols.ChooseBySymbols(d)
	case strings.Contains(text, ", "):
		return fmt.Errorf("%s names several versions in its text (%s): give the right one with %s", d.Path, text,
			library.ForceFlag)
	default:
		d.Version, d.Evidence = text, "text in the file"
	}
	layout := find_layout.FindLayout(d.Version)
	if layout == nil {
		newest := rkllm.LayoutD.Versions[len(rkllm.LayoutD.Versions)-1]
		return fmt.Errorf("%s is version %s by the text in it, whose structures are not known here (known: %s). "+
			"To have it served as if it were one of these, at your own risk, name that with %s, for example "+
			"--rkllm-version %s",
			d.Path, text, list_versions.ListVersions(""), library.ForceFlag, newest)
	}
	d.Generations = []string{layout.Generation}
	if missing := list_missing.ListMissing(layout.Generation, d.Symbols); missing != nil && d.Symbols != nil {
		return fmt.Errorf("%s is version %s (%s), but does not have %s: it is damaged, or no %s",
			d.Path, d.Version, d.Evidence, strings.Join(missing, ", "), library.Name)
	}
	return nil
}
