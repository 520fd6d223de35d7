// Package set_version takes the operator's word for the version of a library.
package set_version

import (
	"fmt"
	"strings"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_layout"
	"rkllmd/rkllm/library"
	"rkllmd/rkllm/library/list_missing"
	"rkllmd/rkllm/library/list_versions"
)

// SetVersion sets d's version to the one that the operator names. What the file's text says against it only becomes
// d.Warning, because the text may be of a newer version with the same structures; the blob id is exact and is not
// overruled.
//
// **Runs on:** any thread. Errors: that the version is not known; that the file is another one for certain; that it
// does not have the functions of that version.
func SetVersion(d *rkllm.Detection, version string) error {
	layout := find_layout.FindLayout(version)
	if layout == nil {
		return fmt.Errorf("%s %s: the structures of that version are not known; known are %s", library.ForceFlag,
			version, list_versions.ListVersions(""))
	}
	if known, exact := library.KnownLibraries[d.BlobID]; exact && known != version {
		return fmt.Errorf("%s is version %s for certain (blob id %s): it cannot be opened as %s; leave out %s",
			d.Path, known, d.BlobID, version, library.ForceFlag)
	}
	d.Version, d.Generations, d.Evidence = version, []string{layout.Generation}, "--rkllm-version"
	if d.Text != "" && d.Text != version {
		d.Warning = fmt.Sprintf("the text in the file says version %s, %s says %s", d.Text, library.ForceFlag, version)
	}
	if missing := list_missing.ListMissing(layout.Generation, d.Symbols); missing != nil && d.Symbols != nil {
		return fmt.Errorf("%s cannot be version %s (%s): it does not have %s", d.Path, version, d.Evidence,
			strings.Join(missing, ", "))
	}
	return nil
}
