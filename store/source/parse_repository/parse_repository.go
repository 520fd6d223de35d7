// Package parse_repository reads the name of a repository and what is wanted of it.
package parse_repository

import (
	"fmt"
	"slices"
	"strings"

	"rkllmd/store/source"
	"rkllmd/store/source/is_inside"
	"rkllmd/store/source/is_revision"
	"rkllmd/store/source/is_segment"
)

// ParseRepository reads rest, which stands behind a prefix in text: "owner/repo", then "@revision" and ":file" or
// ":quantisation", or what pages of hubs have as addresses, "/resolve/revision/file".
//
// **Runs on:** any thread.
func ParseRepository(kind source.Kind, text, rest string) (source.Source, error) {
	wanted := source.Source{Kind: kind}
	rest, detail, named := strings.Cut(strings.TrimSuffix(rest, "/"), ":")
	rest, wanted.Revision, _ = strings.Cut(rest, "@")
	parts := strings.SplitN(rest, "/", 5)
	if len(parts) == 5 && !named && slices.Contains([]string{"resolve", "blob", "raw"}, parts[2]) {
		wanted.Revision, detail, named = parts[3], parts[4], true
		detail, _, _ = strings.Cut(detail, "?")
		parts = parts[:2]
	}
	if len(parts) != 2 || !is_segment.IsSegment(parts[0]) || !is_segment.IsSegment(parts[1]) {
		return wanted, fmt.Errorf("%q names no repository: it must be OWNER/REPOSITORY, each of at most %d letters, "+
			"digits, \".\", \"_\", \"+\" and \"-\"", text, source.MaxSegment)
	}
	wanted.Owner, wanted.Repo = parts[0], parts[1]
	if wanted.Revision != "" && !is_revision.IsRevision(wanted.Revision) {
		return wanted, fmt.Errorf("%q names the revision %q: it must be a branch, a tag or a commit, of at "+
			"most %d characters", text, wanted.Revision, source.MaxRevision)
	}
	switch {
	case strings.ContainsAny(detail, "./"):
		if !is_inside.IsInside(detail) {
			return wanted, fmt.Errorf("%q names the file %q, which leads out of the repository or has characters that "+
				"are not taken: its names may have letters, digits, \".\", \"_\", \"+\" and \"-\"", text, detail)
		}
		wanted.File = detail
	case named && !source.Quant.MatchString(detail):
		return wanted, fmt.Errorf("%q names the quantisation %q: it must be one such as Q4_K_M, or a file", text,
			detail)
	default:
		wanted.Quant = detail
	}
	return wanted, nil
}
