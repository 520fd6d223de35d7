// Package fleet_acts lists what machines of a fleet try.
package fleet_acts

// Act is what Machine tries.
type Act struct {
	Machine, Verb, Subject string
	Allowed                bool
}

// FleetActs returns what the members a and b, the gateways g and h, x, which is both, and the operator try.
func FleetActs() []Act {
	return []Act{
		// a member in the name of another one, or of a gateway
		{"a", "publish", "rkf.alive.b", false}, {"a", "publish", "rkf.g.g.out.b", false},
		{"a", "publish", "rkf.g.g.ping.b", false}, {"a", "publish", "rkf.m.b.run.g", false},
		{"a", "publish", "rkf.m.b.ctl.g", false}, {"a", "publish", "rkf.m.b.drain.a", false},
		{"a", "publish", "rkf.hello", false}, {"a", "publish", "rkf.class.c", false},
		{"a", "publish", "_INBOX.g.x", false},
		{"a", "publish", "anything", false},
		// it hears what is for others
		{"a", "subscribe", "rkf.m.b.run.*", false}, {"a", "subscribe", "rkf.m.*.run.*", false},
		{"a", "subscribe", "rkf.g.g.out.*", false}, {"a", "subscribe", "_INBOX.g.>", false},
		{"a", "subscribe", "_INBOX.b.>", false}, {"a", "subscribe", "rkf.>", false}, {"a", "subscribe", ">", false},
		{"a", "subscribe", "$SYS.>", false},
		// a gateway in the name of a member, another gateway or the operator
		{"g", "publish", "rkf.alive.a", false}, {"g", "publish", "rkf.g.h.out.a", false},
		{"g", "publish", "rkf.m.a.run.h", false}, {"g", "publish", "rkf.m.a.ctl.h", false},
		{"g", "publish", "rkf.m.a.drain.operator", false}, {"g", "publish", "_INBOX.h.x", false},
		{"g", "subscribe", "rkf.g.h.out.*", false}, {"g", "subscribe", "rkf.m.a.run.*", false},
		{"g", "subscribe", "rkf.class.*", false}, {"g", "subscribe", "_INBOX.h.>", false},
		{"g", "subscribe", ">", false},
		{"operator", "publish", "rkf.m.a.run.operator", false}, {"operator", "publish", "rkf.alive.a", false},
		{"operator", "subscribe", "rkf.g.g.out.*", false}, {"operator", "subscribe", "rkf.class.*", false},
		// who tells operators of gateways, and who hears that
		{"a", "publish", "rkf.gate.g", false}, {"g", "publish", "rkf.gate.h", false},
		{"a", "subscribe", "rkf.gate.*", false}, {"g", "subscribe", "rkf.gate.*", false},
		// where JetStream is on for others: nothing of it is a machine's
		{"a", "publish", "$JS.API.STREAM.DELETE.x", false}, {"g", "publish", "$JS.API.STREAM.PURGE.x", false},
		{"a", "publish", "$KV.x.member.b", false}, {"operator", "publish", "$JS.API.STREAM.CREATE.x", false},
		// a member that is a gateway too, in the name of others
		{"x", "publish", "rkf.alive.a", false}, {"x", "publish", "rkf.g.g.out.a", false},
		{"x", "publish", "rkf.m.a.run.g", false}, {"x", "publish", "rkf.m.a.drain.operator", false},
		{"x", "publish", "rkf.gate.g", false}, {"x", "subscribe", "rkf.m.a.run.*", false},
		{"x", "subscribe", "rkf.g.g.out.*", false}, {"x", "subscribe", "_INBOX.g.>", false},
		// what each one needs
		{"x", "publish", "rkf.alive.x", true}, {"x", "publish", "rkf.m.a.run.x", true},
		{"x", "subscribe", "rkf.m.x.run.*", true}, {"x", "subscribe", "rkf.g.x.out.*", true},
		{"g", "publish", "rkf.gate.g", true}, {"g", "subscribe", "rkf.hello", true},
		{"operator", "subscribe", "rkf.gate.*", true},
		{"a", "publish", "rkf.alive.a", true}, {"a", "publish", "rkf.g.g.out.a", true},
		{"a", "subscribe", "rkf.m.a.run.*", true}, {"a", "subscribe", "rkf.class.c", true},
		{"g", "publish", "rkf.m.a.run.g", true}, {"g", "publish", "rkf.m.a.ctl.g", true},
		{"g", "publish", "rkf.hello", true},
		{"g", "subscribe", "rkf.g.g.out.*", true}, {"operator", "publish", "rkf.m.a.drain.operator", true},
		{"operator", "subscribe", "rkf.alive.*", true},
	}
}
