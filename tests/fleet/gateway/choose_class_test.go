package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/choose_class"
)

func TestChooseClass(t *testing.T) {
	members := map[string]*gateway.Member{}
	require.Empty(t, choose_class.ChooseClass(members))
	for name, class := range map[string]string{"1": "a", "2": "b", "3": "b", "4": "", "5": "", "6": ""} {
		members[name] = &gateway.Member{Announcement: fleet.Announcement{Class: class}}
	}
	require.Equal(t, "b", choose_class.ChooseClass(members))
	delete(members, "3")
	require.Equal(t, "a", choose_class.ChooseClass(members), "of as many the first one")
}
