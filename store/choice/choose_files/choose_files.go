// Package choose_files decides which files of a repository are fetched.
package choose_files

import (
	"fmt"

	"rkllmd/store/choice"
	"rkllmd/store/choice/choose_named"
	"rkllmd/store/choice/choose_projector"
	"rkllmd/store/choice/choose_suiting"
	"rkllmd/store/choice/list_groups"
	"rkllmd/store/remote"
	"rkllmd/store/source"
	"rkllmd/store/source/format_source"
)

// ChooseFiles returns which of files, of the repository called repo, make the model that wanted names: the file or the
// quantisation, or else what suits the machine.
//
// **Runs on:** any thread. Errors say which there are.
func ChooseFiles(files []remote.File, wanted source.Source, machine choice.Machine) (found choice.Choice, err error) {
	groups := list_groups.ListGroups(files)
	switch {
	case len(groups) == 0:
		return found, fmt.Errorf("%s has no model for this program: no GGUF file, and no *.rkllm",
			format_source.FormatSource(wanted))
	case wanted.File != "" || wanted.Quant != "":
		found, err = choose_named.ChooseNamed(groups, wanted)
	default:
		found, err = choose_suiting.ChooseSuiting(groups, wanted, machine)
	}
	if err != nil {
		return found, err
	}
	if !found.Group.NPU {
		found.Others = choose_projector.ChooseProjector(files)
	}
	return found, nil
}
