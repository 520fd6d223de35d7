package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/catalog/choose_class"
	"rkllmd/fleet/gateway"
)

func TestChooseClass(t *testing.T) {
	members := map[string]*gateway.Member{}
	require.Empty(t, choose_class.ChooseClass(members, "", ""))
	for name, class := range map[string]string{"1": "a", "2": "b", "3": "b", "4": "", "5": "", "6": ""} {
		members[name] = &gateway.Member{Announcement: fleet.Announcement{Class: class, Model: "m"}}
	}
	require.Equal(t, "b", choose_class.ChooseClass(members, "", ""))
	require.Equal(t, "b", choose_class.ChooseClass(members, "m", ""))
	require.Empty(t, choose_class.ChooseClass(members, "other", ""))
	delete(members, "3")
	require.Equal(t, "a", choose_class.ChooseClass(members, "m", ""), "of as many the first one")
	require.Equal(t, "b", choose_class.ChooseClass(members, "m", "b"), "of as many the one that is served")
	for _, name := range []string{"7", "8", "9"} {
		members[name] = &gateway.Member{Announcement: fleet.Announcement{Class: "v", Model: "v", Embeds: true}}
	}
	require.Equal(t, "a", choose_class.ChooseClass(members, "", ""), "who names none wants text")
	require.Equal(t, "v", choose_class.ChooseClass(members, "v", ""))
}
