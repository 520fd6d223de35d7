// Package list_remembered lists what is remembered of a version of the library.
package list_remembered

import (
	"cmp"
	"fmt"

	"rkllmd/rkllm"
)

// ListRemembered returns a sentence for each of verdicts that is about library on that machine, none: an empty list.
//
// **Runs on:** any thread.
func ListRemembered(verdicts []rkllm.Verdict, machine string, library *rkllm.Library) []string {
	sentences := []string{}
	for _, one := range verdicts {
		day := one.Time.Format("2006-01-02")
		switch {
		case one.Machine != machine || one.Library != library.BlobID:
		case one.Model == "":
			sentences = append(sentences, fmt.Sprintf("is tried last on this machine, since %s: %s", day, one.Reason))
		case one.Reason == "":
			sentences = append(sentences, fmt.Sprintf("has loaded %s on %s", cmp.Or(one.Path, "a model"), day))
		default:
			sentences = append(sentences, fmt.Sprintf("has not loaded %s on %s: %s", cmp.Or(one.Path, "a model"), day,
				one.Reason))
		}
	}
	return sentences
}
