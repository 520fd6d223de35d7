package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice"
	"rkllmd/store/choice/choose_suiting"
	"rkllmd/store/remote"
	"rkllmd/store/source"
)

func TestChooseSuiting(t *testing.T) {
	npu := choice.Group{Name: "a-rk3576", NPU: true, Files: []remote.File{{Path: "a-rk3576.rkllm"}}}
	gguf := choice.Group{Name: "a-Q4_0", Quant: "Q4_0", Files: []remote.File{{Path: "a-Q4_0.gguf"}}}
	wanted := source.Source{Owner: "o", Repo: "r"}
	both := []choice.Group{npu, gguf}
	for _, test := range []struct {
		groups  []choice.Group
		machine choice.Machine
		right   string
	}{
		{both, choice.Machine{Chip: "RK3576"}, "a-rk3576"},
		{both, choice.Machine{Embedded: true}, "a-Q4_0"},
		{both, choice.Machine{Chip: "RK3588", Embedded: true}, "a-Q4_0"},
		{both, choice.Machine{Chip: "RK3588"}, "hf:o/r has nothing that was made for the RK3588"},
		{both[1:], choice.Machine{Chip: "RK3588"}, "no embedded runtime"},
		{both[:1], choice.Machine{Embedded: true}, "name the chip that it is for with --chip"},
	} {
		found, err := choose_suiting.ChooseSuiting(test.groups, wanted, test.machine)
		if err != nil {
			require.ErrorContains(t, err, test.right)
			continue
		}
		require.Equal(t, test.right, found.Group.Name)
	}
}
