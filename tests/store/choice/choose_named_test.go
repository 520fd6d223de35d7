package choice_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/choice/choose_named"
	"rkllmd/store/choice/list_groups"
	"rkllmd/store/remote"
	"rkllmd/store/source"
)

func TestChooseNamed(t *testing.T) {
	groups := list_groups.ListGroups([]remote.File{{Path: "a-Q8_0.gguf"}, {Path: "b-Q8_0.gguf"}, {Path: "b-Q4_0.gguf"}})
	found, err := choose_named.ChooseNamed(groups, source.Source{Quant: "q4_0"})
	require.NoError(t, err)
	require.Equal(t, "b-Q4_0", found.Group.Name)
	for what, fault := range map[string]string{"Q2_K": `has no model "Q2_K"; there are a-Q8_0.gguf`,
		"Q8_0": `has 2 models of "Q8_0": name the file; there are a-Q8_0.gguf`} {
		_, err := choose_named.ChooseNamed(groups, source.Source{Owner: "o", Repo: "r", Quant: what})
		require.ErrorContains(t, err, fault)
	}
	_, err = choose_named.ChooseNamed(groups, source.Source{File: "x-lora.gguf"})
	require.ErrorContains(t, err, "no model by itself, but an adapter")
}
