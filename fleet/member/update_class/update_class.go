// Package update_class listens for the class of the model that is loaded.
package update_class

import (
	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/handle_kind"
	"rkllmd/fleet/member/handle_question"
	"rkllmd/fleet/wire/name_class"
)

// UpdateClass has m answer the questions that are for the class of its model, and no longer those for another one, nor
// by a model that was unloaded meanwhile. Where there is no model, it answers none.
//
// **Runs on:** one thread at a time. It is watch_fleet's. **Holds:** Member.Mu for a moment. Errors: the bus's.
func UpdateClass(m *member.Member) error {
	b, err := m.Get()
	c := fleet.Class{}
	if err == nil {
		c = name_class.NameClass(b)
	}
	if m.Class == c.ID && m.Offered == b {
		return nil
	}
	for _, stop := range m.Stops {
		stop()
	}
	m.Stops, m.Class, m.Offered = nil, c.ID, b
	if c.ID == "" {
		return nil
	}
	for subject, on := range map[string]func(fleet.Message){
		fleet.PrefixAsk + c.ID:  handle_question.HandleQuestion(m, b),
		fleet.PrefixKind + c.ID: handle_kind.HandleKind(m, c),
	} {
		stop, err := m.Bus.Subscribe(subject, "members", on)
		if err != nil {
			return err
		}
		m.Stops = append(m.Stops, stop)
	}
	return nil
}
