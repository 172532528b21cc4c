#!/usr/bin/env python3
"""Writes the issue lists beside it: payloads as GitHub's REST API serves them, with invented people and projects.

The same bytes on every run. Run it after a change here: python3 Fixtures/make-issues.py
"""

import datetime
import json
import pathlib

FOLDER = pathlib.Path(__file__).parent
REPOSITORY = "https://api.github.com/repos/lakeside/ferry"

LABELS = {
    "bug": ("d73a4a", "Something is not working"),
    "enhancement": ("a2eeef", "New feature or request"),
    "documentation": ("0075ca", "Improvements or additions to documentation"),
    "good first issue": ("7057ff", "Good for newcomers"),
    "help wanted": ("008672", "Extra attention is needed"),
    "question": ("d876e3", "Further information is requested"),
    "duplicate": ("cfd3d7", "This exists already"),
    "wontfix": ("ffffff", "This will not be worked on"),
    "priority: high": ("b60205", None),
    "priority: low": ("c2e0c6", None),
    "area: networking": ("1d76db", None),
    "area: accessibility": ("5319e7", None),
    "area: layout": ("fbca04", None),
    ":iphone: iOS": ("bfd4f2", None),
    ":robot: Android": ("0e8a16", None),
    "한국어": ("f9d0c4", "Korean"),
    "日本語": ("fef2c0", "Japanese"),
    "العربية": ("006b75", "Arabic"),
    "크래시": ("e99695", "Crash"),
    "성능": ("d4c5f9", "Performance"),
    "needs reproduction": ("000000", None),
}


def label(name, number):
    color, description = LABELS[name]
    return {
        "id": 8_100_000_000 + number,
        "node_id": f"LA_kwDO{number:06}",
        "url": f"{REPOSITORY}/labels/{name.replace(' ', '%20')}",
        "name": name,
        "color": color,
        "default": name in ("bug", "documentation", "duplicate", "enhancement"),
        "description": description,
    }


def user(login):
    if login is None:
        return None
    return {
        "login": login,
        "id": 90_000_000 + sum(ord(character) for character in login),
        "node_id": "U_kgDO" + login.encode().hex()[:6],
        "avatar_url": f"https://avatars.githubusercontent.com/{login}?v=4",
        "url": f"https://api.github.com/users/{login}",
        "html_url": f"https://github.com/{login}",
        "type": "User",
        "site_admin": False,
    }


def issue(number, title, login, created, labels=(), closed=None, reason=None, pull=None, comments=0, body="", locked=False):
    """pull: None, "open", "draft", "merged" or "closed"."""
    kind = "pull" if pull else "issues"
    names = list(labels)
    entry = {
        "url": f"{REPOSITORY}/issues/{number}",
        "html_url": f"https://github.com/lakeside/ferry/{kind}/{number}",
        "id": 2_900_000_000 + number,
        "node_id": f"I_kwDO{number:06}",
        "number": number,
        "title": title,
        "user": user(login),
        "labels": [label(name, 1 + list(LABELS).index(name)) for name in names],
        "state": "closed" if closed else "open",
        "locked": locked,
        "assignee": None,
        "assignees": [],
        "milestone": None,
        "comments": comments,
        "created_at": created,
        "updated_at": closed or created,
        "closed_at": closed,
        "author_association": "CONTRIBUTOR",
        "active_lock_reason": None,
        "body": body,
        "closed_by": user("mina-harbor") if closed else None,
        "reactions": {"url": f"{REPOSITORY}/issues/{number}/reactions", "total_count": 0, "+1": 0, "heart": 0},
        "timeline_url": f"{REPOSITORY}/issues/{number}/timeline",
        "performed_via_github_app": None,
        "state_reason": reason,
    }
    if pull:
        entry["draft"] = pull == "draft"
        entry["pull_request"] = {
            "url": f"{REPOSITORY}/pulls/{number}",
            "html_url": f"https://github.com/lakeside/ferry/pull/{number}",
            "diff_url": f"https://github.com/lakeside/ferry/pull/{number}.diff",
            "patch_url": f"https://github.com/lakeside/ferry/pull/{number}.patch",
            "merged_at": closed if pull == "merged" else None,
        }
    return entry


def main_list():
    return [
        issue(214, "Timetable is blank after the phone wakes from sleep", "mina-harbor", "2026-03-04T05:06:07Z",
              ["bug", "priority: high", ":iphone: iOS"], comments=8, body="Lock the phone for a minute, then unlock it."),
        issue(213, "다크 모드에서 예약 버튼의 글자가 배경과 구분되지 않음", "dohyun-k", "2026-03-03T11:20:00Z",
              ["bug", "area: accessibility", "한국어"], comments=3, body="설정에서 다크 모드를 켜면 보입니다."),
        issue(212, "Keep the last search when the app comes back", "sorrel", "2026-03-02T16:45:30Z",
              ["enhancement", "good first issue", "help wanted"], comments=1, body=None),
        issue(211, "Cache timetables for a day", "anton-reed", "2026-03-02T09:12:00Z",
              ["enhancement", "area: networking"], pull="open", comments=12, body="Closes #198."),
        issue(210, "通知の時刻が端末のタイムゾーンに追従しない", "haru-note", "2026-03-01T22:01:10Z",
              ["bug", "日本語"], comments=2, body="再現手順を書きました。"),
        issue(209, "Sketch a widget for the next departure :sparkles:", "mina-harbor", "2026-02-28T13:00:00Z",
              [":iphone: iOS"], pull="draft", body="Not ready yet."),
        issue(207, "عرض قائمة الرحلات من اليمين إلى اليسار", "layla-coast", "2026-02-26T08:30:00Z",
              ["area: layout", "العربية"], comments=5, body="تظهر الأسهم في الاتجاه الخاطئ."),
        issue(205, "Fix the rounding of fares in :kr: won", "dohyun-k", "2026-02-24T10:00:00Z",
              ["bug"], closed="2026-02-25T15:30:00Z", pull="merged", comments=4, body="Won has no decimals."),
        issue(203, "Crash on launch when the disk is full", "old-account", "2026-02-20T07:07:07Z",
              ["bug", "크래시", "priority: high", "needs reproduction"], closed="2026-02-23T18:00:00Z",
              reason="completed", comments=21, body="Log attached."),
        issue(201, "Could the map use satellite pictures?", None, "2026-02-18T12:34:56Z",
              ["question", "wontfix"], closed="2026-02-19T09:00:00Z", reason="not_planned", comments=2, body=None),
        issue(198, "Try a second transport library", "sorrel", "2026-02-15T17:17:17Z",
              closed="2026-02-16T10:10:10Z", pull="closed", comments=6, body="An experiment.", locked=True),
        issue(196, "Document how to run the ferry simulator on Linux 🐧", "anton-reed", "2026-02-12T20:20:20Z",
              body="The README only covers macOS."),
    ]


ENGLISH = [
    "Timetable is blank after the phone wakes from sleep", "Keep the last search when the app comes back",
    "Cache timetables for a day, and refresh them in the background when the phone is charging",
    "Crash on launch when the disk is full", "Let people pin a route", "Departure board flickers at midnight",
    "Use the system's time format everywhere", "Tickets cannot be shared from the detail screen :ticket:",
    "Reduce the size of the first download", "VoiceOver reads prices digit by digit",
]
KOREAN = [
    "다크 모드에서 예약 버튼의 글자가 배경과 구분되지 않음", "출발 시각이 자정 이후에 하루 전으로 표시됨",
    "즐겨찾기 순서를 끌어서 바꿀 수 있게 해 주세요", "결제 화면에서 뒤로 가면 입력한 카드 정보가 사라지는 문제",
    "첫 화면 로딩이 느립니다 :snail:", "위젯에 다음 배편이 보이지 않음", "검색 결과에서 항구 이름이 잘림",
    "알림 설정을 저장하지 못하는 경우가 있음", "큰 글자 크기에서 목록의 마지막 줄이 겹쳐 보임", "오프라인에서도 승선권을 볼 수 있어야 함",
]
PEOPLE = ["mina-harbor", "dohyun-k", "sorrel", "anton-reed", "haru-note", "layla-coast", "j-birch", "yuna-lee"]


NEWEST = datetime.datetime(2026, 3, 4, 5, 6, 7)


def stamp(moment):
    return moment.isoformat() + "Z"


def long_list(count):
    """A list in both languages with every state; a stride through each list of words gives the variety."""
    names = [name for name in LABELS]
    entries = []
    for index in range(count):
        number = 1000 - index
        title = ENGLISH[index * 3 % 10] if index % 2 == 0 else KOREAN[index * 7 % 10]
        labels = [names[(index * 5 + step * 4) % len(names)] for step in range(index * 7 % 6)]
        opened = NEWEST - datetime.timedelta(hours=9, minutes=17) * index
        created = stamp(opened)
        kind = index % 7
        closed = stamp(opened + datetime.timedelta(hours=5 + index)) if kind in (2, 3, 5) else None
        entries.append(issue(
            number, title, PEOPLE[index * 3 % len(PEOPLE)], created, labels, closed=closed,
            reason="not_planned" if kind == 3 else "completed" if kind == 2 else None,
            pull={4: "open", 5: "merged", 6: "draft" if index % 2 else "open"}.get(kind), comments=index * 13 % 17,
            body=f"{title}\r\n\r\n" + "Steps, what was expected and what happened instead.\r\n" * (1 + index % 12)))
    return entries


def write(name, entries):
    text = json.dumps(entries, ensure_ascii=False, indent=1) + "\n"
    (FOLDER / name).write_text(text, encoding="utf-8")


def main():
    write("issues.json", main_list())
    write("issues-100.json", long_list(100))
    write("issues-empty.json", [])
    plain = [
        issue(12, "Let people pin a route", "yuna-lee", "2026-03-04T09:00:00Z", comments=2),
        issue(11, "배편 시간표를 달력에 추가하기", "dohyun-k", "2026-03-01T09:00:00Z", closed="2026-03-02T09:00:00Z",
              reason="completed"),
    ]
    write("issues-no-labels.json", plain)
    many = issue(40, "Sort out the labels of this project", "mina-harbor", "2026-03-04T09:00:00Z", comments=40)
    names = list(LABELS)
    many["labels"] = [label(names[index % len(names)], index) for index in range(40)]
    for index, entry in enumerate(many["labels"]):
        if index >= len(names):
            entry["name"] += f" {index // len(names) + 1}"
    write("issues-40-labels.json", [many])
    sentence = "The list of departures jumps back to the top whenever a ferry leaves. "
    korean = "배가 떠날 때마다 출발 목록이 맨 위로 되돌아갑니다. "
    title = sentence * 4 + "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungsentwurf " + korean * 3
    write("issues-long-title.json", [
        issue(1, title.strip(), "a-handle-of-thirty-nine-characters-long", "2026-03-04T09:00:00Z",
              ["bug", "area: layout"], comments=1204)])


main()
